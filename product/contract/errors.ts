import type {ContractError} from './types';

export const errors: readonly ContractError[] = [
  {
    code: 'NOT_CONFIGURED',
    message: 'The SDK is not configured. Call configure first.',
    cause: 'Your app made a call before `configure` returned.',
    mend: 'Call `configure` when the app starts, and wait for it.',
    retryable: false,
  },
  {
    code: 'INVALID_API_KEY',
    message: 'The API key is empty, unknown or revoked.',
    cause: 'The build contains no key, the key belongs to another app, or it has been revoked.',
    mend: 'Check the key in your build. If it was revoked, create a new one in the dashboard.',
    retryable: false,
  },
  {
    code: 'PERMISSION_DENIED',
    message: 'Location permission is missing or too narrow for this delivery.',
    cause: 'The courier denied or revoked the permission, or allowed approximate location only.',
    mend: 'Explain why the app needs location, then call `requestPermission` or open the settings.',
    retryable: true,
  },
  {
    code: 'LOCATION_DISABLED',
    message: 'Location services are turned off on this device.',
    cause: 'Location is turned off for the whole device.',
    mend: 'Ask the courier to turn location on.',
    retryable: true,
  },
  {
    code: 'INVALID_DESTINATION',
    message: 'The destination cannot be resolved to a place.',
    cause: 'The address, place id or plus code is unknown, or the coordinates are out of range.',
    mend: 'Ask a dispatcher to check the destination, or pass coordinates.',
    retryable: false,
  },
  {
    code: 'DELIVERY_ALREADY_ACTIVE',
    message: 'Another delivery is active on this device.',
    cause: 'A session is running, and a device can have only one at a time.',
    mend: 'Get the running session from `activeSession`, and complete or cancel it first.',
    retryable: true,
  },
  {
    code: 'SESSION_EXPIRED',
    message: 'The session has expired.',
    cause: 'The session reached its `expiresAfter` limit before your app ended it.',
    mend: 'If the delivery is still open, start it again.',
    retryable: false,
  },
  {
    code: 'SESSION_ENDED',
    message: 'The session has already ended.',
    cause: 'The session was completed or cancelled before this call.',
    mend: 'Release the session when its event stream ends.',
    retryable: false,
  },
  {
    code: 'INVALID_EVENT',
    message: 'The event name or its attributes are not valid.',
    cause:
      'The name is empty, reserved or longer than 64 characters, there are more than 20 attributes, or a value is longer than 256 characters.',
    mend: 'Use a short name, such as `photo_taken`, and keep within the limits.',
    retryable: false,
  },
  {
    code: 'STORAGE_FULL',
    message: 'The device has no room for more queued events.',
    cause: 'The queue has reached `queueLimit`, or the disk is full.',
    mend: 'Ask the courier to go online or free some space. Queued events are safe.',
    retryable: true,
  },
  {
    code: 'NETWORK_UNAVAILABLE',
    message: 'The server cannot be reached.',
    cause: 'There is no connection, or the server did not answer within 10 seconds.',
    mend: 'Try again when the device is online, or start with coordinates or a plus code.',
    retryable: true,
  },
  {
    code: 'SERVER_ERROR',
    message: 'The server could not handle the request.',
    cause: 'The server failed, or your project has exceeded its request limit.',
    mend: 'Wait a minute, then try again. Contact support if it continues.',
    retryable: true,
  },
];
