import { expect, test } from 'vitest';
import { contentDisposition } from '#platform/downloads/content-disposition.ts';

test.each([
  ['Liste.csv', 'Liste.csv', 'Liste.csv'],
  ['Übersicht für März.csv', 'Ubersicht fur Marz.csv', '%C3%9Cbersicht%20f%C3%BCr%20M%C3%A4rz.csv'],
  ['a"b.csv', 'a_b.csv', 'a%22b.csv'],
  ['100 %.csv', '100 _.csv', '100%20%25.csv'],
  ["O'Neill (1)*.csv", "O'Neill (1)*.csv", 'O%27Neill%20%281%29%2A.csv'],
  ['a\r\nset-cookie: x', 'a-set-cookie: x', 'a-set-cookie%3A%20x'],
  ['../../etc/passwd', '..-..-etc-passwd', '..-..-etc-passwd'],
  ['😀.csv', '__.csv', '%F0%9F%98%80.csv'],
  ['\ud800.csv', '_.csv', '%EF%BF%BD.csv'],
])('%j', (name, plain, encoded) => {
  expect(contentDisposition(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
});
