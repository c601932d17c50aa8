/** For the API's clients: left alone, they would look at each value of an answer for dates. */
export function readJson(respuesta: Response): Promise<unknown> | undefined {
  const isJson = respuesta.headers.get('content-type')?.startsWith('application/json')
  return respuesta.ok && isJson ? respuesta.json() : undefined
}
