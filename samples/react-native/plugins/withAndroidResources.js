const {withDangerousMod} = require('expo/config-plugins');
const {copyFile, mkdir} = require('node:fs/promises');
const path = require('node:path');

/**
 * Copies a file into each resource folder whenever prebuild makes the Android project.
 *
 * @type {import('expo/config-plugins').ConfigPlugin<Record<string, string>>}
 */
module.exports = function withAndroidResources(config, files) {
  return withDangerousMod(config, [
    'android',
    async (modConfig) => {
      const {projectRoot, platformProjectRoot} = modConfig.modRequest;
      for (const [folder, file] of Object.entries(files)) {
        const target = path.join(platformProjectRoot, 'app/src/main/res', folder);
        await mkdir(target, {recursive: true});
        await copyFile(path.join(projectRoot, file), path.join(target, path.basename(file)));
      }
      return modConfig;
    },
  ]);
};
