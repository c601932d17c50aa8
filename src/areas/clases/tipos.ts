import type { UseMutationOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { diaClaseContado } from '../../../api/cursado/clases/ficha'
import type { createDiaClase, generateDiasClase } from '../../../api/cursado/clases/service'
import type { DatosDeDiaClase, PeriodoDeClases } from '../../domain/dias-clase'
import type { ApiError } from '../../lib/api'

export type DiaClase = z.infer<typeof diaClaseContado>

/** What a form sends, whoever fills it in. */
export type GuardarDia = UseMutationOptions<
  ReturnType<typeof createDiaClase>,
  ApiError,
  Partial<DatosDeDiaClase>
>
export type GenerarDias = UseMutationOptions<ReturnType<typeof generateDiasClase>, ApiError, PeriodoDeClases>
