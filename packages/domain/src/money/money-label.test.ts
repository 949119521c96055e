import { expect, test } from 'vitest';
import { decimalLabel, euroLabel, percentageLabel, plainDecimal } from '#domain/money/money-label.ts';

test.each([
  [0n, '0,00', '0.00'],
  [1n, '0,01', '0.01'],
  [-1n, '−0,01', '−0.01'],
  [725n, '7,25', '7.25'],
  [99_999n, '999,99', '999.99'],
  [136_800n, '1.368,00', '1,368.00'],
  [-123_456_789n, '−1.234.567,89', '−1,234,567.89'],
  [10n ** 18n, '10.000.000.000.000.000,00', '10,000,000,000,000,000.00'],
])('%s hundredths are %s, in English %s', (hundredths, german, english) => {
  expect([decimalLabel(hundredths), decimalLabel(hundredths, 'en')]).toEqual([german, english]);
});

test.each([
  [667_967n, '€\u00a06.679,67', '€6,679.67'],
  [-667_967n, '−€\u00a06.679,67', '−€6,679.67'],
  [0n, '€\u00a00,00', '€0.00'],
])('%s cents are %s, in English %s', (cents, german, english) => {
  expect([euroLabel(cents), euroLabel(cents, 'en')]).toEqual([german, english]);
});

test.each([
  [2000n, '20\u00a0%', '20%'],
  [10_000n, '100\u00a0%', '100%'],
  [490n, '4,9\u00a0%', '4.9%'],
  [1255n, '12,55\u00a0%', '12.55%'],
  [5n, '0,05\u00a0%', '0.05%'],
  [100_000n, '1.000\u00a0%', '1,000%'],
])('%s hundredths of a percent are %s, in English %s', (percentage, german, english) => {
  expect([percentageLabel(percentage), percentageLabel(percentage, 'en')]).toEqual([german, english]);
});

test.each([
  [0n, '0,00', '0.00'],
  [-5n, '-0,05', '-0.05'],
  [136_800n, '1368,00', '1368.00'],
])('%s hundredths are %s in a file, in English %s', (hundredths, german, english) => {
  expect([plainDecimal(hundredths), plainDecimal(hundredths, 'en')]).toEqual([german, english]);
});
