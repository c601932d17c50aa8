import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api'

const fetchCuentas = () => unwrap(api.alumnos.me.pagos.get())

export type CuentaPropia = Awaited<ReturnType<typeof fetchCuentas>>[number]

export const cuentasQuery = queryOptions({ queryKey: ['alumno', 'pagos'], queryFn: fetchCuentas })

export const reciboPropioQuery = (id: number) =>
  queryOptions({
    queryKey: ['alumno', 'pagos', id],
    queryFn: () => unwrap(api.alumnos.me.pagos({ id }).get()),
  })
