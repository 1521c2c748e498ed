/** Stands in for the client module of the classic theme that puts languages into Prism. */
export {};
