import type { NewTenantInput, TenantInput } from '@gastspiel/domain/tenants/tenant-input.ts';
import type { z } from 'zod';
import type { Builder } from '#platform/graphql/builder.ts';

type Values = z.input<typeof NewTenantInput>;

/** The inputs of a tenant: their shapes are those of the zod schemas, so that the two can not drift apart. */
export function tenantInputTypes(builder: Builder) {
  const Palette = builder.inputRef<Values['primaryColorPalette']>('ColorPaletteInput').implement({
    description: 'A colour with its lighter and darker tone.',
    fields: (t) => ({
      main: t.string({ description: 'The colour itself, as #RRGGBB.' }),
      light: t.string({ description: 'The lighter tone.' }),
      dark: t.string({ description: 'The darker tone.' }),
    }),
  });
  const Pool = builder.inputRef<Values['targetUserPools'][number]>('TargetUserPoolInput').implement({
    description: 'A pool of workers.',
    fields: (t) => ({
      id: t.string({ required: false, description: 'Its id; left out for a new one.' }),
      description: t.string({ description: 'Its name, unique within the tenant.' }),
      isDefault: t.boolean({ description: 'Whether new workers start in it; true for exactly one.' }),
    }),
  });
  const Type = builder.inputRef<Values['appointmentTypes'][number]>('AppointmentTypeInput').implement({
    description: 'A kind of work.',
    fields: (t) => ({
      id: t.string({ required: false, description: 'Its id; left out for a new one.' }),
      description: t.string({ description: 'Its name, unique within the tenant.' }),
    }),
  });
  const Outfit = builder.inputRef<Values['outfits'][number]>('OutfitInput').implement({
    description: 'What workers wear.',
    fields: (t) => ({
      id: t.string({ required: false, description: 'Its id; left out for a new one.' }),
      title: t.string({ description: 'Its name, unique within the tenant.' }),
      description: t.string({ description: 'What belongs to it.' }),
    }),
  });
  const Checkbox = builder
    .inputRef<Values['targetUserOnboardingCheckboxes'][number]>('OnboardingCheckboxInput')
    .implement({
      description: 'Something that a new worker has to accept.',
      fields: (t) => ({
        id: t.string({ required: false, description: 'Its id; left out for a new one.' }),
        label: t.string({ description: 'What is accepted.' }),
        url: t.string({ description: 'Where to read it.' }),
      }),
    });
  const Accounting = builder
    .inputRef<NonNullable<Values['accountingInterfaceConfiguration']>>('AccountingInterfaceConfigurationInput')
    .implement({
      description: 'How the tenant reaches its accounting system.',
      fields: (t) => ({
        clientId: t.string({ description: 'Who the tenant is there.' }),
        code: t.string({ description: 'The code that the system gave out.' }),
        defaultOccupation: t.string({ description: 'The occupation when none is known.' }),
        userName: t.string({ description: 'The user there.' }),
      }),
    });
  type Fields = Parameters<Parameters<ReturnType<typeof builder.inputRef>['implement']>[0]['fields']>[0];
  const fields = (t: Fields) => ({
    name: t.string({ description: 'The name of the agency.' }),
    contactEmail: t.string({ required: false, description: 'Where workers can write to.' }),
    contactPhone: t.string({ required: false, description: 'Where workers can call.' }),
    hasInvoicingModule: t.boolean({ description: 'Whether the tenant invoices here.' }),
    targetUserAssociationCode: t.string({ description: 'The code by which workers come.' }),
    tenantUserAssociationCode: t.string({ description: 'The code by which staff come.' }),
    targetUserPools: t.field({ type: [Pool], description: 'The pools, in order; those left out are deleted.' }),
    appointmentTypes: t.field({ type: [Type], description: 'The kinds of work, in order.' }),
    outfits: t.field({ type: [Outfit], description: 'The outfits, in order.' }),
    targetUserOnboardingCheckboxes: t.field({ type: [Checkbox], description: 'What new workers accept, in order.' }),
    logoSquareBase64: t.string({ required: false, description: 'Left out: as it is; null: removed.' }),
    logoWideBase64: t.string({ required: false, description: 'Left out: as it is; null: removed.' }),
    primaryColorPalette: t.field({ type: Palette, description: 'Buttons, links, selection.' }),
    secondaryColorPalette: t.field({ type: Palette, description: 'Accents.' }),
  });
  return {
    TenantInput: builder
      .inputRef<z.input<typeof TenantInput>>('TenantInput')
      .implement({ description: 'Everything of a tenant that can be edited.', fields }),
    NewTenantInput: builder.inputRef<Values>('NewTenantInput').implement({
      description: 'Everything of a new tenant.',
      fields: (t) => ({
        ...fields(t),
        accountingInterfaceConfiguration: t.field({
          type: Accounting,
          required: false,
          description: 'The accounting interface, which can only be set now.',
        }),
      }),
    }),
  };
}
