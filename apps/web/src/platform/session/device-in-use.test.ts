import { DEVICE_FAILURES } from '@gastspiel/domain/devices/device-failures.ts';
import { expect, it } from 'vitest';
import { ApiError } from '#platform/graphql/api-error.ts';
import { isDeviceInUse } from './device-in-use.ts';

const { message } = DEVICE_FAILURES.deviceInUse;

it('knows a device in use by class and beginning of the message', () => {
  expect(isDeviceInUse(new ApiError('BAD_REQUEST', message))).toBe(true);
});

it.each([
  new ApiError('BAD_REQUEST', 'Bitte prüfen Sie Ihre Eingaben.'),
  new ApiError('FORBIDDEN', message),
  new Error(message),
])('does not mistake %s for one', (error) => {
  expect(isDeviceInUse(error)).toBe(false);
});
