import Config from 'react-native-config';

/** Comes from `.env`; empty if the variable isn't set. */
export const apiKey: string = Config.DELIVERY_API_KEY ?? '';
