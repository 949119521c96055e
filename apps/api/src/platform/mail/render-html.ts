import { html, Markup } from '#platform/mail/escape-html.ts';
import { type Letter, type LetterSection, type Look, sectionsOf } from '#platform/mail/letter.ts';
import { MAIL_TEXTS } from '#platform/mail/mail-texts.ts';

export const LOGO_ID = 'logo';

/** Mail programs know tables and inline styles; those that know more also turn it dark. */
const STYLE = new Markup(`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #121417 !important; }
  .sheet { background: #1d2126 !important; }
  .ink, .ink td, .ink a { color: #f1f3f5 !important; }
  .faint { color: #b3bac2 !important; }
}
</style>`);
const FONT = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:24px;color:#1b1f24;';
const FAINT = 'font-family:Arial,Helvetica,sans-serif;font-size:13px;line-height:20px;color:#57606a;';

export function renderHtml(letter: Letter, look: Look, appUrl: string): string {
  const { name, replyTo, color, logo } = look;
  const { language = 'de' } = letter;
  const texts = MAIL_TEXTS[language];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
${STYLE}
</head>
<body class="ground" style="margin:0;padding:0;background:#f1f3f5;">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#f1f3f5;">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-top:6px solid ${color};">
<tr><td class="ink" style="padding:24px 24px 0;${FONT}font-weight:bold;">${logo ? logoOf(name) : name}</td></tr>
<tr><td class="ink" style="padding:16px 24px 24px;${FONT}">
${letter.paragraphs.map((text) => html`<p style="margin:0 0 16px;">${linesOf(text)}</p>\n`)}${sectionsOf(letter).map((section) => [titleOf(section), factsOf(section), buttonOf(section, color, appUrl)])}</td></tr>
<tr><td class="faint" style="padding:16px 24px 24px;${FAINT}border-top:1px solid #d0d7de;">${texts.sentBy(name)}<br>
${replyTo ? texts.answers(name) : texts.noAnswers}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.text;
}

/** On white also in the dark: most logos were drawn for paper. The name stands in where pictures are not loaded. */
const logoOf = (name: string) =>
  html`<img src="cid:${LOGO_ID}" alt="${name}" height="48" style="display:block;height:48px;max-width:240px;background:#ffffff;border:0;">`;

const linesOf = (text: string) => text.split('\n').map((line, index) => [index > 0 && new Markup('<br>\n'), line]);

const titleOf = ({ title }: LetterSection) =>
  title !== undefined &&
  html`<h2 style="margin:24px 0 8px;padding:16px 0 0;border-top:1px solid #d0d7de;${FONT}font-size:18px;">${title}</h2>\n`;

const factsOf = ({ facts = [] }: LetterSection) =>
  facts.length > 0 &&
  html`<table cellpadding="0" cellspacing="0" style="margin:0 0 16px;">
${facts.map(
  ([label, value]) =>
    html`<tr><th scope="row" align="left" valign="top" class="faint" style="padding:2px 16px 2px 0;${FAINT}font-weight:normal;">${label}</th><td style="padding:2px 0;${FONT}">${linesOf(value)}</td></tr>\n`,
)}</table>\n`;

const buttonOf = ({ button }: LetterSection, color: string, appUrl: string) =>
  button && linkOf(button, color, `${appUrl}${button.path}`);

const linkOf = ({ label }: { readonly label: string }, color: string, url: string) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px;">
<tr><td bgcolor="${color}" style="border-radius:6px;background:${color};"><a href="${url}" style="display:inline-block;padding:12px 24px;${FONT}font-weight:bold;color:#ffffff !important;text-decoration:none;">${label}</a></td></tr>
</table>
<p class="faint" style="margin:0;${FAINT}word-break:break-all;"><a href="${url}" style="color:inherit;">${url}</a></p>
`;
