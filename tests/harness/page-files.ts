/** What a page loads for itself: every script except the two that start the application, and texts of docs. */
export const PAGE_FILES = /\/assets\/js\/(?!main\.|framework\.)|\.json$/;
