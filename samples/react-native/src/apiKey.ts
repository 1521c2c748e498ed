import Constants from 'expo-constants';

const value: unknown = Constants.expoConfig?.extra?.deliveryApiKey;

/** What `app.config.ts` has put into the build; empty where the variable was not set. */
export const apiKey: string = typeof value === 'string' ? value : '';
