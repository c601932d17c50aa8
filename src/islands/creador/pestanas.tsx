import type { ReactNode } from 'react'
import { type FieldErrors, useFormContext } from 'react-hook-form'
import { Tabs } from '../../ui/tabs'
import type { Campo, Valores } from './valores'

export type Pestana = 'motivo' | 'basica' | 'roles' | 'multimedia'

const titulos: Record<Pestana, string> = {
  motivo: 'Motivo & Contacto',
  basica: 'Información Básica',
  roles: 'Roles y Período',
  multimedia: 'Multimedia',
}

const deRoles: readonly string[] = ['mainRole', 'period'] satisfies Campo[]
const deMultimedia: readonly string[] = [
  'photo_url',
  'youtube_link',
  'references',
  'fuentes',
  'obra_enlaces',
] satisfies Campo[]
const deContacto: readonly string[] = [
  'reason',
  'suggester_email',
  'email',
  'is_student_contribution',
  'student_first_name',
  'student_last_name',
] satisfies Campo[]

/** Where a field stands; who contributes a new creator says so at the end. */
export function pestanaDe(campo: string, hasMotivo: boolean): Pestana {
  if (deRoles.includes(campo)) return 'roles'
  if (deMultimedia.includes(campo)) return 'multimedia'
  if (!deContacto.includes(campo)) return 'basica'
  return hasMotivo ? 'motivo' : 'multimedia'
}

interface Props {
  contenidos: Partial<Record<Pestana, ReactNode>>
  pestana: Pestana
  onChange: (pestana: Pestana) => void
}

export function Pestanas({ contenidos, pestana, onChange }: Props) {
  const { errors } = useFormContext<Valores>().formState
  const conFaltas = pestanasDe(errors, 'motivo' in contenidos)
  const tabs = (Object.keys(contenidos) as Pestana[]).map((value) => ({
    value,
    label: titulos[value],
    content: contenidos[value],
    invalid: conFaltas.has(value),
  }))
  return <Tabs label="Partes del formulario" tabs={tabs} value={pestana} onChange={onChange} keepMounted />
}

function pestanasDe(errors: FieldErrors<Valores>, hasMotivo: boolean): Set<Pestana> {
  return new Set(Object.keys(errors).map((campo) => pestanaDe(campo, hasMotivo)))
}
