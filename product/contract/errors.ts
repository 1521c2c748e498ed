import type {ContractError} from './types';

export const errors: readonly ContractError[] = [
  {
    code: 'NOT_CONFIGURED',
    message: 'The SDK is not configured. Call configure first.',
    cause: 'A member was used before `configure` had returned.',
    mend: 'Call `configure` once, when the app starts.',
    retryable: false,
  },
  {
    code: 'INVALID_API_KEY',
    message: 'The API key is empty, unknown or revoked.',
    cause: 'The key is missing from the build, belongs to another app, or has been revoked.',
    mend: 'Check that the build passes the key on, and create a new one in the dashboard if it was revoked.',
    retryable: false,
  },
  {
    code: 'PERMISSION_DENIED',
    message: 'Location permission is missing or too narrow for this delivery.',
    cause:
      'The courier refused the permission, took it back, or allows an approximate position only.',
    mend: 'Explain why the position is needed, call `requestPermission`, and offer the way to the system settings.',
    retryable: true,
  },
  {
    code: 'LOCATION_DISABLED',
    message: 'Location services are turned off on this device.',
    cause: 'The device-wide location switch is off.',
    mend: 'Ask the courier to turn location on, and try again.',
    retryable: true,
  },
  {
    code: 'INVALID_DESTINATION',
    message: 'The destination cannot be resolved to a place.',
    cause: 'The address, place id or plus code is unknown, or the coordinates are out of range.',
    mend: 'Show the destination to a dispatcher, or pass coordinates instead.',
    retryable: false,
  },
  {
    code: 'DELIVERY_ALREADY_ACTIVE',
    message: 'Another delivery is active on this device.',
    cause: 'A session is running, and a device has one session at a time.',
    mend: 'Take the running session from `activeSession`, and complete or cancel it first.',
    retryable: true,
  },
  {
    code: 'SESSION_EXPIRED',
    message: 'The session has expired.',
    cause: 'The session reached its `expiresAfter` limit before it was completed or cancelled.',
    mend: 'Start the delivery again if it is still under way.',
    retryable: false,
  },
  {
    code: 'SESSION_ENDED',
    message: 'The session has already ended.',
    cause: 'The session was completed or cancelled before this call.',
    mend: 'Drop the reference to the session when its event stream ends.',
    retryable: false,
  },
  {
    code: 'INVALID_EVENT',
    message: 'The event name or its attributes are not valid.',
    cause:
      'The name is empty, longer than 64 characters or reserved, or there are more than 20 attributes.',
    mend: 'Use a short name of your own, such as `photo_taken`, and fewer attributes.',
    retryable: false,
  },
  {
    code: 'STORAGE_FULL',
    message: 'The device has no room for more queued events.',
    cause:
      'The device has been offline for long, and the queue has reached its limit or the disk is full.',
    mend: 'Ask the courier to connect or to free space; the events that are queued are kept.',
    retryable: true,
  },
];
