declare module '@generated/doc-text.json' {
  /** Every doc of the build (plugins/doc-text). */
  const docs: readonly {readonly permalink: string; readonly address?: string}[];
  export default docs;
}
