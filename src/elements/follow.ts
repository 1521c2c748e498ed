import type {useHistory} from '@docusaurus/router';

/** Goes to an address of the site, as upstream's links do: one that leads to where the reader is adds no step back. */
export function follow(history: ReturnType<typeof useHistory>, address: string): void {
  if (new URL(address, window.location.href).href === window.location.href) {
    history.replace(address);
  } else {
    history.push(address);
  }
}
