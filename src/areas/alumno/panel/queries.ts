import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'

const pedirCatedras = () => unwrap(api.alumnos.me.catedras.get())

export type CatedraCursada = Awaited<ReturnType<typeof pedirCatedras>>[number]

export const catedrasQuery = queryOptions({ queryKey: ['alumno', 'catedras'], queryFn: pedirCatedras })
