import { Elysia } from 'elysia'
import { z } from 'zod'
import { rolesAuditados } from '../../../src/domain/auditoria/auditoria.ts'
import type { Deps } from '../deps.ts'
import { answers } from '../docs/answers.ts'
import { auth } from '../plugins/auth.ts'
import { pagina } from '../plugins/paginas.ts'
import { listAuditoria, pedido } from './service.ts'

const hecho = z.object({
  id: z.int(),
  rol: z.enum(rolesAuditados),
  docenteId: z.int().nullable(),
  nombre: z.string(),
  llamada: z.string(),
  ids: z.record(z.string(), z.union([z.string(), z.number()])),
  resumen: z.string(),
  created_at: z.iso.datetime(),
})

export const auditoriaRoutes = (deps: Deps) =>
  new Elysia({ name: 'auditoria' })
    .use(auth(deps))
    .get('/admin/auditoria', ({ query }) => listAuditoria(deps, query), {
      rol: 'admin',
      query: pedido,
      detail: {
        tags: ['Administración'],
        summary: 'Lo que cambiaron la administración y los docentes, lo último primero',
        responses: answers(pagina(hecho)),
      },
    })
