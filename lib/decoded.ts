/** The text that an address stands for; the address itself if one of its percent signs encodes nothing. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
