import { testApi } from './api.ts'
import { insertCreador } from './creadores.ts'
import { aporteDePrueba, sugerenciaDePrueba } from './formularios.ts'

const QUIEN = 'quien@aporta.py'

/** Where people contribute and ask what became of it. */
export function mundoDeAportes(opciones: Parameters<typeof testApi>[0] = {}) {
  const contexto = testApi(opciones)
  const { api, send, outbox, sent, db } = contexto
  insertCreador(db, { first_name: 'Luz', last_name: 'Vera', slug: 'luz-vera', bio: 'Cantó.' })
  let numero = 0
  return {
    ...contexto,
    /** Somebody new each time. */
    aporta: async (datos: object = {}) =>
      (await api.composers.post(aporteDePrueba({ last_name: `Paz ${++numero}`, email: QUIEN, ...datos })))
        .data,
    sugiere: async (datos: object = {}) =>
      (
        await api
          .composers({ id: 1 })
          .suggestions.post(
            sugerenciaDePrueba({ bio: `Cantó ${++numero}.`, suggester_email: QUIEN, ...datos }),
          )
      ).data,
    estadoDe: async (recibo: string) => (await send(`GET /aportes/${recibo}`)).data,
    /** The newest mail, as it was handed over. */
    cartaNueva: async () => {
      await outbox.sendDue()
      return sent.at(-1)
    },
  }
}
