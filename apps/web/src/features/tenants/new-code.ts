import { codeFrom } from '@gastspiel/domain/tenants/association-code.ts';

export const newCode = (): string => codeFrom(crypto.getRandomValues(new Uint8Array(16)));
