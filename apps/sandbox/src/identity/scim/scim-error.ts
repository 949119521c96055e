import { answerJson, type Exchange } from '#sandbox/http/exchange.ts';

type ScimType = 'invalidFilter' | 'invalidPath' | 'invalidSyntax' | 'invalidValue' | 'uniqueness';

/** An error answer of SCIM (RFC 7644, section 3.12). */
export class ScimError extends Error {
  readonly status: number;
  readonly scimType: ScimType | undefined;
  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

export const SCIM_JSON = 'application/scim+json';

export const answerScimError = (exchange: Exchange, { status, scimType, message }: ScimError): true => {
  if (status === 401) exchange.response.setHeader('www-authenticate', 'Bearer');
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:Error'];
  return answerJson(exchange, status, { schemas, status: String(status), scimType, detail: message }, SCIM_JSON);
};
