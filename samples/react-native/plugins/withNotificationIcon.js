const {withDangerousMod} = require('expo/config-plugins');
const {copyFile, mkdir} = require('node:fs/promises');
const path = require('node:path');

/**
 * Copies a vector drawable into the Android project whenever prebuild makes it.
 *
 * @type {import('expo/config-plugins').ConfigPlugin<{file: string}>}
 */
module.exports = function withNotificationIcon(config, {file}) {
  return withDangerousMod(config, [
    'android',
    async (modConfig) => {
      const {projectRoot, platformProjectRoot} = modConfig.modRequest;
      const drawables = path.join(platformProjectRoot, 'app/src/main/res/drawable');
      await mkdir(drawables, {recursive: true});
      await copyFile(path.join(projectRoot, file), path.join(drawables, path.basename(file)));
      return modConfig;
    },
  ]);
};
