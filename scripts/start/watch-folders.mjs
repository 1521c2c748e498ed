import {readdirSync, watch} from 'node:fs';
import path from 'node:path';

let watchers = [];

/**
 * Watches the root and folders instead of those that were watched before. It does so folder by
 * folder: Node's recursive watch loses a file that an editor replaces by a new one.
 *
 * @param {string[]} names of folders in the root
 * @param {(file: string) => void} onEdit gets a path from the root
 */
export function watchFolders(names, onEdit) {
  watchers.forEach((watcher) => watcher.close());
  watchers = ['.', ...names.flatMap(foldersIn)].map((folder) =>
    watch(folder, (_event, file) => onEdit(path.join(folder, file ?? ''))),
  );
}

const foldersIn = (folder) => [
  folder,
  ...readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({parentPath, name}) => path.join(parentPath, name)),
];
