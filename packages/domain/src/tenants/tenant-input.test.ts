import { describe, expect, test } from 'vitest';
import { paletteOf } from '#domain/tenants/color-tones.ts';
import { NewTenantInput, TenantInput } from '#domain/tenants/tenant-input.ts';

const VALID = {
  name: ' Wiener Tafelrunde ',
  contactEmail: '',
  contactPhone: '+43 1 5550100',
  hasInvoicingModule: true,
  targetUserAssociationCode: 'WIEN-TEAM',
  tenantUserAssociationCode: 'WIEN-BUERO',
  targetUserPools: [{ description: 'Team Wien', isDefault: true }],
  appointmentTypes: [{ description: 'Service' }],
  outfits: [{ title: 'Schwarz', description: '' }],
  targetUserOnboardingCheckboxes: [{ label: 'Datenschutz', url: 'https://example.at/datenschutz' }],
  primaryColorPalette: { main: '#7a1f3d', light: '#A24A66', dark: '#551229' },
  secondaryColorPalette: { main: '#B8893B', light: '#D1AC6C', dark: '#7D5A1E' },
};

const complaints = (changes: object): Record<string, string> => {
  const { error } = TenantInput.safeParse({ ...VALID, ...changes });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
};

describe('a tenant', () => {
  test('is taken with trimmed texts, empty ones as none, and colours in capitals', () => {
    expect(TenantInput.parse(VALID)).toMatchObject({
      name: 'Wiener Tafelrunde',
      contactEmail: null,
      primaryColorPalette: { main: '#7A1F3D' },
    });
  });

  test('has the tones of its main colours where none are given, and keeps those set by hand', () => {
    const { primaryColorPalette, secondaryColorPalette } = TenantInput.parse({
      ...VALID,
      primaryColorPalette: { main: '#7a1f3d' },
      secondaryColorPalette: { main: '#B8893B', light: null, dark: '#7d5a1e' },
    });
    expect(primaryColorPalette).toEqual(paletteOf('#7A1F3D'));
    expect(secondaryColorPalette).toEqual({ ...paletteOf('#B8893B'), dark: '#7D5A1E' });
  });

  const pool = (description: string, isDefault: boolean) => ({ description, isDefault });
  test.each<[string, object, Record<string, string>]>([
    ['no name', { name: '  ' }, { name: 'Bitte ausfüllen.' }],
    ['a long name', { name: 'x'.repeat(257) }, { name: 'Höchstens 256 Zeichen.' }],
    [
      'no e-mail address',
      { contactEmail: 'team@tafelrunde' },
      { contactEmail: 'Bitte eine gültige E-Mail-Adresse angeben.' },
    ],
    [
      'a phone without country',
      { contactPhone: '01 5550100' },
      { contactPhone: expect.stringContaining('Landesvorwahl') },
    ],
    [
      'a code with blanks',
      { targetUserAssociationCode: 'wien team' },
      { targetUserAssociationCode: expect.stringContaining('Nur Buchstaben') },
    ],
    [
      'the same code twice',
      { tenantUserAssociationCode: 'wien-team' },
      { tenantUserAssociationCode: expect.stringContaining('unterscheiden') },
    ],
    [
      'no default pool',
      { targetUserPools: [pool('A', false)] },
      { targetUserPools: expect.stringContaining('genau einen') },
    ],
    [
      'two default pools',
      { targetUserPools: [pool('A', true), pool('B', true)] },
      { targetUserPools: expect.stringContaining('genau einen') },
    ],
    [
      'a pool twice',
      { targetUserPools: [pool('Wien', true), pool('wien ', false)] },
      { 'targetUserPools.1.description': 'Diese Bezeichnung kommt schon vor.' },
    ],
    [
      'a type twice',
      { appointmentTypes: [{ description: 'Küche' }, { description: 'KÜCHE' }] },
      { 'appointmentTypes.1.description': 'Diese Bezeichnung kommt schon vor.' },
    ],
    [
      'an outfit twice',
      {
        outfits: [
          { title: 'A', description: '' },
          { title: 'A', description: '' },
        ],
      },
      { 'outfits.1.title': 'Diese Bezeichnung kommt schon vor.' },
    ],
    [
      'a long outfit',
      { outfits: [{ title: 'A', description: 'x'.repeat(501) }] },
      { 'outfits.0.description': 'Höchstens 500 Zeichen.' },
    ],
    [
      'a script for a link',
      { targetUserOnboardingCheckboxes: [{ label: 'A', url: 'javascript:alert(1)' }] },
      { 'targetUserOnboardingCheckboxes.0.url': expect.stringContaining('https://') },
    ],
    [
      'a pale primary colour',
      { primaryColorPalette: { main: '#FFD700', light: '#FFFFFF', dark: '#551229' } },
      { 'primaryColorPalette.main': expect.stringContaining('zu hell') },
    ],
    [
      'no colour',
      { secondaryColorPalette: { main: 'rot', light: '#FFFFFF', dark: '#551229' } },
      { 'secondaryColorPalette.main': expect.stringContaining('#7A1F3D') },
    ],
  ])('with %s is told so at the field', (_name, changes, expected) => {
    expect(complaints(changes)).toEqual(expected);
  });

  test('gets its accounting interface whole or not at all', () => {
    const half = {
      ...VALID,
      accountingInterfaceConfiguration: { clientId: '1', code: '', defaultOccupation: 'x', userName: 'y' },
    };
    expect(NewTenantInput.safeParse(half).error?.issues[0]?.path).toEqual(['accountingInterfaceConfiguration', 'code']);
    expect(NewTenantInput.safeParse({ ...VALID, accountingInterfaceConfiguration: null }).success).toBe(true);
  });
});
