import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Message } from '#sandbox/mail/message.ts';
import { startMailInbox } from '#sandbox/mail/start-mail-inbox.ts';
import { freePort } from '#sandbox/testing/free-port.ts';
import { sendMail } from '#sandbox/testing/send-mail.ts';
import { temporaryFolder } from '#sandbox/testing/temporary-folder.ts';

const MAIL = `From: Gastspiel <office@example.com>
To: anna@example.com
Subject: =?utf-8?Q?Ihr_Einsatz_am_Samstag_=E2=80=93_<neu>?=
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/plain; charset=utf-8

Bitte bestätigen: http://localhost:5173/offers?a=1&b=2
--b
Content-Type: text/html; charset=utf-8

<p onclick="x()">Bitte <b>bestätigen</b></p>
--b--`;

async function inbox(dataDir = temporaryFolder()) {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const started = await startMailInbox({ dataDir, httpPort: await freePort(), smtpPort: await freePort(), log });
  onTestFinished(() => started.stop());
  const messages = async (query = '') =>
    (await (await fetch(`${started.url}/api/messages${query}`)).json()) as Pick<
      Message,
      'id' | 'text' | 'subject' | 'to'
    >[];
  const behave = (body: object) =>
    fetch(`${started.url}/api/behaviour`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { ...started, dataDir, messages, behave };
}

test('keeps a mail as a file and shows it to people and tests', async () => {
  const { url, smtpUrl, dataDir, messages, stop } = await inbox();
  expect(await sendMail(smtpUrl, 'Anna@example.com', MAIL)).toMatch(/^250/);
  await sendMail(smtpUrl, 'berta@example.com', 'Subject: Zweite\n\nHallo');
  const [mail] = await messages('?to=anna@example.com');
  expect(mail).toMatchObject({ subject: 'Ihr Einsatz am Samstag – <neu>', to: ['Anna@example.com'] });
  expect(mail?.text).toContain('Bitte bestätigen: http://localhost:5173/offers?a=1&b=2');
  expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(2);

  const list = await (await fetch(url)).text();
  expect(list.indexOf('Zweite')).toBeLessThan(list.indexOf('Ihr Einsatz am Samstag – &#60;neu&#62;'));
  const view = await (await fetch(`${url}/messages/${mail?.id}`)).text();
  expect(view).toContain('href="http://localhost:5173/offers?a=1&#38;b=2"');
  const body = await fetch(`${url}/messages/${mail?.id}/html`);
  expect(body.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect((await fetch(`${url}/messages/..%2fetc`)).status).toBe(404);

  await stop();
  const again = await inbox(dataDir);
  expect(await again.messages()).toHaveLength(2);
  await fetch(`${again.url}/api/messages`, { method: 'DELETE' });
  expect(await again.messages()).toEqual([]);
});

test('refuses, delays or drops when told to', async () => {
  const { smtpUrl, messages, behave } = await inbox();
  expect((await behave({ mode: 'unknown' })).status).toBe(400);
  await behave({ mode: 'refuse' });
  expect(await sendMail(smtpUrl, 'anna@example.com', MAIL)).toMatch(/^550/);
  await behave({ mode: 'refuse', code: 451 });
  expect(await sendMail(smtpUrl, 'anna@example.com', MAIL)).toMatch(/^451/);
  await behave({ mode: 'drop' });
  expect(await sendMail(smtpUrl, 'anna@example.com', MAIL)).toBe('');
  expect(await messages()).toEqual([]);
  await behave({ mode: 'lose-answer' });
  expect(await sendMail(smtpUrl, 'anna@example.com', MAIL)).toBe('');
  expect(await messages()).toHaveLength(1);
  await behave({ mode: 'delay', seconds: 0.01 });
  expect(await sendMail(smtpUrl, 'anna@example.com', MAIL)).toMatch(/^250/);
  expect(await messages()).toHaveLength(2);
});
