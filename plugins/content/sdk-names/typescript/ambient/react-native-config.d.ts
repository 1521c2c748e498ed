/** A stub: the package brings native code of two platforms for a type of one line. */
declare const Config: Readonly<Record<string, string | undefined>>;
export default Config;
