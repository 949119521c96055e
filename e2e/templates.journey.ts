import { callAs } from '#e2e/call-as.ts';
import { DEEP } from '#e2e/deep.ts';
import { APP, enter, expect, expectFitAtEveryWidth, leave, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';
import { button, field, german, mondayAhead, optional, unique } from '#e2e/planned-shifts.ts';

const ALPS = 'alpenservice.example';

/** A shift that somebody planned before; answers its id. */
async function planned(description: string): Promise<string> {
  const call = await callAs(PEOPLE.templatesCustomerCare, ALPS);
  const { tenantInformation: agency } = (await call(
    '{ tenantInformation { defaultTargetUserPoolId appointmentTypes { id } } }',
  )) as { tenantInformation: { defaultTargetUserPoolId: string; appointmentTypes: { id: string }[] } };
  const day = mondayAhead(31).toISOString().slice(0, 10);
  const input = {
    description,
    startDateTime: `${day}T16:00:00Z`,
    endDateTime: `${day}T21:00:00Z`,
    desiredTargetUsers: 4,
    typeId: agency.appointmentTypes[0]?.id,
    targetUserPoolId: agency.defaultTargetUserPoolId,
    sectorAttributes: {
      customer: 'Almhof',
      venue: 'Kaminstube',
      address: { countryCode: 'AT' },
      contact: 'Fr. Berger',
      meetingInformation: {},
    },
    internalAttributes: {},
  };
  const { createAppointment } = (await call(
    'mutation ($input: AppointmentInput!) { createAppointment(input: $input) { id } }',
    { input },
  )) as { createAppointment: { id: string } };
  return createAppointment.id;
}

test(
  'an appointment is saved as a template, replaced after asking, and another one made from it',
  DEEP,
  async ({ page }) => {
    test.setTimeout(120_000);
    const name = unique('Hüttenabend');
    const id = await planned(name);
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, PEOPLE.templatesCustomerCare, `/appointment/edit/${id}`);
    await button(page, 'Als Vorlage speichern').click();
    await expect(field(page, 'Name der Vorlage')).toHaveValue(name);
    await button(page.getByRole('dialog'), 'Speichern').click();
    await expect(page.getByText(`Vorlage „${name}“ gespeichert`)).toBeVisible();

    await field(page, 'Gewünschte Anzahl').fill('7');
    await button(page, 'Als Vorlage speichern').click();
    await button(page.getByRole('dialog'), 'Speichern').click();
    const replacing = page.getByRole('dialog', { name: 'Vorlage ersetzen?' });
    await button(replacing, 'Ersetzen').click();
    await expect(replacing).toBeHidden();
    await button(page, 'Speichern').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.goto(`${APP}/appointment/create`);
    await field(page, 'Datum von').fill(german(mondayAhead(32)));
    await button(page, 'Aus Vorlage').click();
    const chooser = page.getByRole('dialog', { name: 'Aus Vorlage anlegen' });
    await chooser.getByRole('searchbox').fill(name);
    await expect(chooser.getByRole('listitem')).toHaveCount(1);
    await expectFitAtEveryWidth(page);
    await button(chooser, name).click();
    await expect(field(page, 'Gewünschte Anzahl')).toHaveValue('7');
    await expect(field(page, 'Datum von')).toHaveValue(german(mondayAhead(32)));
    await expect(field(page, 'Veranstaltungsort')).toHaveValue('Kaminstube');
    await expect(optional(page, 'Ansprechperson vor Ort')).toHaveValue('Fr. Berger');
    await button(page, 'Anlegen und weiteren erfassen').click();
    await expect(page.getByText(`„${name}“ angelegt`)).toBeVisible();

    await button(page, 'Aus Vorlage').click();
    await button(chooser, `Vorlage „${name}“ umbenennen`).click();
    await field(page, 'Name der Vorlage').fill(`${name} neu`);
    await button(page.getByRole('dialog', { name: 'Vorlage umbenennen' }), 'Speichern').click();
    await button(chooser, `Vorlage „${name} neu“ löschen`).click();
    await button(page.getByRole('dialog', { name: 'Vorlage löschen?' }), 'Löschen').click();
    await expect(page.getByText(`Vorlage „${name} neu“ gelöscht`)).toBeVisible();
    await expect(button(chooser, `${name} neu`)).toHaveCount(0);
    await button(chooser, 'Schließen').click();
    await page.goto(`${APP}/`);
    await leave(page);
  },
);
