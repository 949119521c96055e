import { randomBytes } from 'node:crypto';
import type { Exchange } from '#sandbox/http/exchange.ts';
import { Html, html } from '#sandbox/pages/html.ts';
import { STYLE } from '#sandbox/pages/style.ts';

export interface Page {
  readonly title: string;
  readonly body: Html;
  readonly script?: string;
  /** Origins that a form of this page may lead to, by redirects too. */
  readonly formTargets?: readonly string[];
}

export interface RenderedPage {
  readonly markup: string;
  readonly headers: Record<string, string>;
}

export function render({ title, body, script, formTargets = [] }: Page): RenderedPage {
  const nonce = randomBytes(16).toString('base64');
  const { markup } = html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${new Html(STYLE)}</style>
</head>
<body>
<main>${body}</main>
${script && html`<script nonce="${nonce}">${new Html(script)}</script>`}
</body>
</html>`;
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "frame-src 'self'",
    ['form-action', "'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
  return { markup, headers };
}

export function answerPage({ response }: Exchange, page: Page, status = 200): true {
  const { markup, headers } = render(page);
  response.writeHead(status, headers).end(markup);
  return true;
}
