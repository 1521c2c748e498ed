module.exports = {
  preset: 'jest-expo',
  testTimeout: 20_000,
  transformIgnorePatterns: [
    'node_modules/(?!\\.pnpm/|(jest-)?react-native|@react-native(-community)?/|expo(nent)?|@expo(nent)?/|{{reactNative.package}}/)',
  ],
};
