import { testApi } from './api.ts'
import { insertCreador } from './creadores.ts'
import { sugerenciaDePrueba } from './formularios.ts'

type Datos = Parameters<typeof insertCreador>[1]

/** 'Agustín X' and the others, each with what it says. */
export function conCreadores(...datos: NonNullable<Datos>[]) {
  const contexto = testApi()
  const { db, api, send, asAdmin, advance } = contexto
  const suyos = datos.map((suyo, i) => {
    const letra = 'ABCDE'[i] ?? ''
    return insertCreador(db, { first_name: 'Ana', last_name: letra, slug: letra.toLowerCase(), ...suyo })
  })
  const [a, b, c] = suyos.map(({ id }) => id) as [number, number, number]
  return {
    ...contexto,
    a,
    b,
    c,
    join: async (id: number, con: number, campos: object = {}) => {
      advance(1000)
      return (await asAdmin(`POST /admin/composers/${id}/fusionar`, { con, campos })).data.fusionId as number
    },
    undo: (fusionId: number, cuerpo?: object) => asAdmin(`POST /admin/fusiones/${fusionId}/deshacer`, cuerpo),
    edit: (id: number, cambios: object) => asAdmin(`PUT /composers/${id}`, cambios),
    ficha: async (id: number) => (await asAdmin.composers({ id }).get()).data,
    historia: async (id: number) => (await asAdmin.composers({ id }).history.get()).data,
    suggest: async (id: number, cambios: object) =>
      (await send(`POST /composers/${id}/suggestions`, sugerenciaDePrueba(cambios))).data,
    approve: async (id: number) => {
      advance(1000)
      return asAdmin.composers.admin.suggestions({ id }).approve.post()
    },
    /** An approval of a suggestion. */
    retract: (id: number) => asAdmin(`POST /admin/sugerencias/${id}/deshacer`),
    porSlug: async (slug: string) => (await api.composers.slug({ slug }).get()).data,
  }
}
