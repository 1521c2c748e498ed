import {releases} from './releases';
import type {Identity} from './types';

/** Who provides the SDK and under which names and addresses; every value here is an example until it is replaced. */
export const identity: Identity = {
  provider: {
    name: 'Delivery Intelligence',
    tagline: 'Precision Delivery Intelligence',
    website: 'https://www.example.com',
    dashboard: 'https://dashboard.example.com',
  },
  sdk: {
    name: 'Delivery SDK',
    version: releases[0].version,
    type: 'DeliverySdk',
  },
  site: {
    url: 'https://docs.example.com',
  },
  support: {
    email: 'support@example.com',
  },
};
