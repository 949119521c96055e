import { answerHtml, answerJson, cutConnection, type Exchange, pathBelow, type Route } from '#sandbox/http/exchange.ts';
import { readJson } from '#sandbox/http/read-body.ts';
import { CODES, type Mode, type ViesBehaviour } from '#sandbox/vies/vies-behaviour.ts';
import { MEMBER_STATES, type ViesRegister } from '#sandbox/vies/vies-register.ts';

interface Question {
  readonly countryCode: string;
  readonly vatNumber: string;
  readonly requester: string | null;
}

/** As the Commission refuses: with 200, and the reason within. */
const refuse = (exchange: Exchange, error: string): true =>
  answerJson(exchange, 200, { actionSucceed: false, errorWrappers: [{ error }] });

const MAINTENANCE = '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>';

/** Fails without an answer; undefined when there is to be one. */
function misbehave(exchange: Exchange, mode: Mode): true | undefined {
  if (mode === 'drop') return cutConnection(exchange);
  if (mode === 'garbage') return answerHtml(exchange, 200, MAINTENANCE);
  if (mode === 'server-error') return answerHtml(exchange, 500, '<h1>Internal Server Error</h1>');
  if (mode === 'huge') return answerJson(exchange, 200, { valid: true, name: 'x'.repeat(2_000_000) });
  return undefined;
}

/** The service as those who ask see it: the Commission's REST API below `/rest-api`. */
export function viesRoutes(register: ViesRegister, behaviour: ViesBehaviour): readonly Route[] {
  /** Asks the register, unless the service is told otherwise; `answer` gets what it says. */
  const ask = async (
    exchange: Exchange,
    { countryCode, vatNumber, requester }: Question,
    answer: (facts: ReturnType<typeof factsOf>) => unknown,
  ): Promise<true> => {
    const whole = `${countryCode}${vatNumber}`;
    const request = register.begin(whole, requester);
    // A caller that hangs up waits no longer.
    exchange.response.on('close', () => {
      request.outcome ??= 'left';
    });
    const mode = await behaviour.modeFor(countryCode);
    const code = CODES.find((name) => name === mode);
    const isReadable = MEMBER_STATES.includes(countryCode) && /^[A-Z0-9+*]{2,12}$/.test(vatNumber);
    const error = code ?? (isReadable ? undefined : 'INVALID_INPUT');
    request.outcome ??= mode === 'accept' && !error ? (register.isValid(whole) ? 'VALID' : 'INVALID') : (error ?? mode);
    const done = misbehave(exchange, mode);
    if (done) return done;
    return error ? refuse(exchange, error) : answerJson(exchange, 200, answer(factsOf(whole, requester)));
  };
  const factsOf = (whole: string, requester: string | null) => ({
    requestDate: new Date().toISOString(),
    valid: register.isValid(whole),
    requestIdentifier: requester && register.isValid(whole) ? `WAPIAAAA${Date.now().toString(36).toUpperCase()}` : '',
    ...register.ownerOf(whole),
  });

  const check: Route = async (exchange) => {
    if (exchange.url.pathname !== '/rest-api/check-vat-number' || exchange.request.method !== 'POST') return false;
    const { countryCode, vatNumber, requesterMemberStateCode, requesterNumber } = (await readJson(exchange)) ?? {};
    const question = { countryCode: String(countryCode ?? ''), vatNumber: String(vatNumber ?? '') };
    const requester = requesterNumber ? `${requesterMemberStateCode}${requesterNumber}` : null;
    if (requester && !register.isValid(requester)) return refuse(exchange, 'INVALID_REQUESTER_INFO');
    return ask(exchange, { ...question, requester }, (facts) => ({
      ...question,
      ...facts,
      traderName: '',
      traderStreet: '',
      traderPostalCode: '',
      traderCity: '',
      traderCompanyType: '',
      traderNameMatch: 'NOT_PROCESSED',
      traderStreetMatch: 'NOT_PROCESSED',
      traderPostalCodeMatch: 'NOT_PROCESSED',
      traderCityMatch: 'NOT_PROCESSED',
      traderCompanyTypeMatch: 'NOT_PROCESSED',
    }));
  };
  const look: Route = async (exchange) => {
    const [countryCode, word, vatNumber, ...rest] = pathBelow('/rest-api/ms', exchange) ?? [];
    if (!countryCode || word !== 'vat' || !vatNumber || rest.length > 0) return false;
    return ask(exchange, { countryCode, vatNumber, requester: null }, ({ valid, ...facts }) => ({
      isValid: valid,
      ...facts,
      userError: valid ? 'VALID' : 'INVALID',
      originalVatNumber: vatNumber,
      vatNumber,
    }));
  };
  const status: Route = (exchange) => {
    if (exchange.url.pathname !== '/rest-api/check-status') return false;
    const { mode, memberState } = behaviour.described;
    const isAway = (state: string) => mode === 'MS_UNAVAILABLE' && (memberState ?? state) === state;
    return answerJson(exchange, 200, {
      vow: { available: mode !== 'SERVICE_UNAVAILABLE' },
      countries: MEMBER_STATES.map((state) => ({
        countryCode: state,
        availability: isAway(state) ? 'Unavailable' : 'Available',
      })),
    });
  };
  return [check, look, status];
}
