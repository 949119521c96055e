import { answerJson, type Route } from '#sandbox/http/exchange.ts';
import { backToPage, ownForm } from '#sandbox/http/own-form.ts';
import { readJson } from '#sandbox/http/read-body.ts';

/** The member states that can be asked, as the Commission writes them: Greece is EL, Northern Ireland XI. */
export const MEMBER_STATES: readonly string[] =
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' ');

/** Those that tell nobody to whom a number belongs. */
const SILENT = ['DE', 'ES'];
const UNTOLD = '---';

export interface ViesRequest {
  readonly at: string;
  readonly vatNumber: string;
  readonly requester: string | null;
  /** How many questions about the member state were open, with this one. */
  readonly atOnce: number;
  /** The answer; null as long as there is none. */
  outcome: string | null;
}

const KEPT = 500;

/** The registered numbers, and who asked. Every number is registered, but those that were named otherwise. */
export class ViesRegister {
  readonly #invalid = new Set<string>();
  readonly #requests: ViesRequest[] = [];

  isValid = (vatNumber: string): boolean => !this.#invalid.has(vatNumber);
  get invalid(): readonly string[] {
    return [...this.#invalid].toSorted();
  }
  set(vatNumber: string, isValid: boolean): void {
    if (isValid) this.#invalid.delete(vatNumber);
    else this.#invalid.add(vatNumber);
  }

  /** The newest first. */
  get requests(): readonly ViesRequest[] {
    return this.#requests.toReversed();
  }
  begin(vatNumber: string, requester: string | null): ViesRequest {
    const isOpen = (one: ViesRequest) => one.outcome === null && one.vatNumber.slice(0, 2) === vatNumber.slice(0, 2);
    const atOnce = this.#requests.filter(isOpen).length + 1;
    const request = { at: new Date().toISOString(), vatNumber, requester, atOnce, outcome: null };
    this.#requests.push(request);
    this.#requests.splice(0, this.#requests.length - KEPT);
    return request;
  }

  /** To whom a registered number belongs, as far as its state tells. */
  ownerOf(vatNumber: string): { readonly name: string; readonly address: string } {
    if (!this.isValid(vatNumber) || SILENT.includes(vatNumber.slice(0, 2))) return { name: UNTOLD, address: UNTOLD };
    return { name: `Firma ${vatNumber} GmbH`, address: `Hauptstraße 1\n1010 Musterstadt` };
  }
}

/** Says which numbers are registered and tells who asked: for tests as JSON, for people from the form of the page. */
export function registerRoute(register: ViesRegister): Route {
  return async (exchange) => {
    const { request, url } = exchange;
    if (url.pathname === '/api/requests') return answerJson(exchange, 200, register.requests);
    const isForm = url.pathname === '/numbers';
    if (request.method !== 'POST' || (!isForm && url.pathname !== '/api/numbers')) return false;
    const given = isForm ? await ownForm(exchange) : ((await readJson(exchange)) ?? {});
    const vatNumber = String(given['vatNumber'] ?? '')
      .replaceAll(/[\s.-]/g, '')
      .toUpperCase();
    if (!MEMBER_STATES.includes(vatNumber.slice(0, 2))) {
      return answerJson(exchange, 400, { error: 'vatNumber must begin with a member state' });
    }
    register.set(vatNumber, String(given['valid']) !== 'false');
    return isForm ? backToPage(exchange) : answerJson(exchange, 200, { invalid: register.invalid });
  };
}
