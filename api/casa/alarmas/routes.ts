import { Elysia } from 'elysia'
import { z } from 'zod'
import { causas } from '../../../src/domain/casa/alarmas.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { readAlarmas } from './alarmas.ts'

const alarma = z.object({
  causa: z.enum(causas),
  motivo: z.string(),
  desde: z.iso.datetime(),
  /** The last time that it failed. */
  cuando: z.iso.datetime(),
})

const doc = docOf('Administración')

export const alarmasRoutes = (deps: Deps) =>
  new Elysia({ name: 'alarmas' }).use(auth(deps)).get('/admin/alarmas', () => listAlarmas(deps), {
    rol: 'admin',
    detail: doc('Lo que está fallando sin que nadie lo pida, lo más viejo primero', answers(z.array(alarma))),
  })

const listAlarmas = ({ db }: Deps) =>
  readAlarmas(db).map(({ desde, cuando, ...una }) => ({ ...una, desde: enISO(desde), cuando: enISO(cuando) }))
