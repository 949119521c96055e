import { AgencyInput, NewTenantInput, TenantInput } from '@gastspiel/domain/tenants/tenant-input.ts';
import { requirableFactType } from '#features/tenants/entries.graphql.ts';
import { type FieldNotes, inputOf } from '#platform/graphql/input-of.ts';

const {
  primaryColorPalette,
  targetUserPools,
  appointmentTypes,
  outfits,
  targetUserOnboardingCheckboxes,
  accountingInterfaceConfiguration,
} = NewTenantInput.shape;

const paletteInput = inputOf('ColorPaletteInput', 'A colour with its lighter and darker tone.', primaryColorPalette, {
  main: 'The colour itself, as #RRGGBB.',
  light: 'Follows from the main colour when left out.',
  dark: 'Follows from the main colour when left out.',
});
const ENTRY = { id: 'Left out for a new one.', description: 'Its name, unique within the tenant.' };

const NOTES: FieldNotes<typeof TenantInput> = {
  hasInvoicingModule: 'Whether the tenant invoices here.',
  targetUserAssociationCode: 'The code by which workers come.',
  tenantUserAssociationCode: 'The code by which staff come.',
  targetUserPools: [
    inputOf('TargetUserPoolInput', 'A pool of workers.', targetUserPools, {
      ...ENTRY,
      isDefault: 'Whether new workers start in it; true for exactly one.',
    }),
    'The pools, in order; those left out are deleted.',
  ],
  appointmentTypes: [
    inputOf('AppointmentTypeInput', 'A kind of work.', appointmentTypes, ENTRY),
    'The kinds of work, in order.',
  ],
  outfits: [
    inputOf('OutfitInput', 'An outfit of workers.', outfits, {
      id: ENTRY.id,
      title: ENTRY.description,
    }),
    'The outfits, in order.',
  ],
  targetUserOnboardingCheckboxes: [
    inputOf('OnboardingCheckboxInput', 'Something that a new worker has to accept.', targetUserOnboardingCheckboxes, {
      id: ENTRY.id,
      label: 'The sentence to accept.',
      url: 'Where to read it.',
    }),
    'The conditions that new workers accept, in order.',
  ],
  requiredForRelease: [requirableFactType, 'The facts without which no worker is released. Left out: as it is.'],
  logoSquareBase64: 'Left out: as it is; null: removed.',
  logoWideBase64: 'Left out: as it is; null: removed.',
  primaryColorPalette: [paletteInput, 'Buttons, links, selection.'],
  secondaryColorPalette: [paletteInput, 'Accents.'],
};

export const tenantInput = inputOf('TenantInput', 'Everything of a tenant that can be edited.', TenantInput, NOTES);

const { hasInvoicingModule: _operators, ...OWN_NOTES } = NOTES;
export const agencyInput = inputOf(
  'AgencyInput',
  'Changes that an agency makes to itself; the rest stays as it is.',
  AgencyInput,
  OWN_NOTES,
);

export const newTenantInput = inputOf('NewTenantInput', 'Everything of a new tenant.', NewTenantInput, {
  ...NOTES,
  accountingInterfaceConfiguration: [
    inputOf(
      'AccountingInterfaceConfigurationInput',
      'How the tenant reaches its accounting system.',
      accountingInterfaceConfiguration,
      {
        clientId: 'Who the tenant is there.',
        code: 'The code that the system gave out.',
        defaultOccupation: 'The occupation when none is known.',
      },
    ),
    'The accounting interface, which can only be set now.',
  ],
});
