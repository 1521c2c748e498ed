/** A stub: the package brings native code for two platforms, for a one-line type. */
declare const Config: Readonly<Record<string, string | undefined>>;
export default Config;
