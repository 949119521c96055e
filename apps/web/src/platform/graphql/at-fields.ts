import { ApiError } from './api-error.ts';

/** The server names fields as the call does; the form is what the call has as its input. */
export async function atFields<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { classification, message, code, requestId } = error;
    const fields = Object.entries(error.fields).map(([path, text]) => [path.replace(/^input\./, ''), text]);
    throw new ApiError(classification, message, { code, fields: Object.fromEntries(fields), requestId, cause: error });
  }
}
