/**
 * Mail servers take such a text before the @ without extensions that many of them lack: no umlauts, no dot at an end, no two in
 * a row.
 */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const MAX_LOCAL = 64;

/** One rule for the forms that take an address and for the job that sends to it. Domains may have umlauts: mails know a way. */
export function isEmailAddress(value: string): boolean {
  const at = value.lastIndexOf('@');
  const [local, labels] = [value.slice(0, at), value.slice(at + 1).split('.')];
  return (
    at > 0 &&
    local.length <= MAX_LOCAL &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}
