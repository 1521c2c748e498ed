import Config from 'react-native-config';

/** What the build has read from `.env`; empty where the variable was not set. */
export const apiKey: string = Config.DELIVERY_API_KEY ?? '';
