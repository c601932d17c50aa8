import { Elysia } from 'elysia'

/** What was asked in this process, with its answer once it is there. */
const answers = new WeakMap<Request, UnwrittenResponse | null>()

/** An answer that stays in this process: what it says has not been written as text, and nobody has to read it again. */
export class UnwrittenResponse extends Response {
  constructor(readonly value: unknown) {
    super()
  }

  override clone() {
    return this
  }
}

/** The answer to a request: where it is data, an UnwrittenResponse. `handle` has it go the way of every call. */
export async function askInProcess(
  request: Request,
  handle: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  answers.set(request, null)
  const response = await handle(request)
  return answers.get(request) ?? response
}

/** Answers what the program asks itself. Elysia may wrap what it is given here, so it is kept aside. */
export const inProcess = new Elysia({ name: 'in-process' }).mapResponse(
  { as: 'global' },
  ({ request, responseValue, set }) => {
    if (!answers.has(request) || !isData(responseValue) || !isFine(set.status)) return undefined
    const answer = new UnwrittenResponse(responseValue)
    answers.set(request, answer)
    return answer
  },
)

const isFine = (status: unknown) => status === undefined || status === 200

function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}
