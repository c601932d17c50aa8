import { useState } from 'react'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import {
  type CampoSugerible,
  camposSugeribles,
  type DatosDeSugerencia,
  type Propuesta,
  propuestaDe,
  SIN_CAMBIOS,
  sugerenciaNueva,
} from '../../domain/aportes/sugerencias'
import type { Creador } from '../../domain/creadores/creadores'
import { datosDeCreador } from '../../domain/creadores/datos-de-creador'
import { toast } from '../../ui/toast'
import { Alumno } from '../creador/alumno'
import { Basica } from '../creador/basica'
import { ocultoDe } from '../creador/campo-oculto'
import { Parrafo, Texto } from '../creador/campos'
import { etiquetaDeCampo, isFechaEntera, sinRepetir, textoDeCampo } from '../creador/etiquetas'
import { conEdtf, delFormulario, leidas } from '../creador/fechas-del-formulario'
import { FormularioDeCreador } from '../creador/formulario-de-creador'
import { Multimedia } from '../creador/multimedia'
import { type Pestana, Pestanas } from '../creador/pestanas'
import { type ResolverDeCreador, resolverDelFormulario } from '../creador/resolver'
import { PeriodoDeFicha, RolesYPeriodo } from '../creador/roles-y-periodo'
import { useDespedida } from '../creador/use-despedida'
import { useFaltas } from '../creador/use-faltas'
import { cuerpoDe, type Valores, valoresDe } from '../creador/valores'

const FALLO = 'Ocurrió un error al enviar la sugerencia. Revisa la consola para más detalles.'

interface Props {
  creador: Creador
  /** What was proposed before, of one that is mended. */
  propuesto?: Partial<Valores>
  send: (sugerencia: DatosDeSugerencia, oculto: object) => Promise<unknown>
  textos: { send: string; exito: string }
  onClose: () => void
  onCancel?: () => void
}

export function FormularioDeSugerencia({ creador, propuesto, send, textos, onClose, onCancel }: Props) {
  const [iniciales] = useState(() => valoresDe(creador))
  const [enviado] = useState(() => ({ ...iniciales, ...propuesto }))
  const [pestana, setPestana] = useState<Pestana>('motivo')
  const [enviada, setEnviada] = useState(false)
  const form = useForm<Valores, unknown, DatosDeSugerencia>({
    defaultValues: enviado,
    resolver: resolverDe(iniciales),
    shouldFocusError: false,
  })
  const faltas = useFaltas({ form, hasMotivo: true, setPestana })
  useDespedida(enviada, onClose)

  const onSend = form.handleSubmit(async (datos, evento) => {
    const { cambios, campos } = propose(iniciales, datos)
    if (campos.length === 0) return void toast.error(SIN_CAMBIOS)
    try {
      const sugerencia = { ...cuerpoDe(contactoDe(datos)), ...cambios } as DatosDeSugerencia
      await send(sugerencia, ocultoDe(evento))
      setEnviada(true)
      toast.successUntilClosed(textos.exito)
    } catch (error) {
      console.warn(error)
      faltas.showRechazo(error, FALLO)
    }
  }, faltas.show)

  return (
    <FormularioDeCreador form={form} onSend={onSend} enviado={enviada} send={textos.send} onCancel={onCancel}>
      <Pestanas
        pestana={pestana}
        onChange={setPestana}
        contenidos={{
          motivo: <Motivo />,
          basica: <Basica />,
          roles: <RolesYPeriodo periodo={<PeriodoDeFicha actual={creador.period} />} />,
          multimedia: <Multimedia />,
        }}
      />
      <Diferencias iniciales={iniciales} />
    </FormularioDeCreador>
  )
}

function Motivo() {
  return (
    <div className="ui-formulario">
      <Parrafo name="reason" label="Motivo" rows={4} hint="Qué mejora y de dónde sale el dato." required />
      <Texto
        name="suggester_email"
        type="email"
        label="Email de contacto"
        autoComplete="email"
        hint="No se publica. Por aquí sabrás qué pasa con tu sugerencia."
        required
      />
      <Alumno />
    </div>
  )
}

function contactoDe(datos: DatosDeSugerencia) {
  const { reason, suggester_email, is_student_contribution, student_first_name, student_last_name } = datos
  return { reason, suggester_email, is_student_contribution, student_first_name, student_last_name }
}

/** What is wrong in the creator already is not the suggester's to mend. */
export function resolverDe(iniciales: Valores): ResolverDeCreador<DatosDeSugerencia> {
  const resolver = resolverDelFormulario(sugerenciaNueva)
  const previas = faltasPrevias(iniciales)

  return async (valores, contexto, opciones) => {
    const { errors } = await resolver(valores, contexto, opciones)
    const propias = Object.entries(errors).filter(([campo, error]) => previas.get(campo) !== error?.message)
    if (propias.length === 0) return { values: datosDe(valores), errors: {} }
    return { values: {}, errors: Object.fromEntries(propias) as FieldErrors<Valores> }
  }
}

function faltasPrevias(iniciales: Valores): Map<string, string> {
  const { error } = delFormulario(sugerenciaNueva).safeParse({
    ...iniciales,
    reason: '-',
    suggester_email: 'a@example.org',
  })
  return new Map(error?.issues.map(({ path, message }) => [String(path[0]), message]))
}

/** What is proposed, and the fields that tell it, each date once. */
export function propose(iniciales: Valores, despues: DatosDeSugerencia) {
  const actual = actualDe(iniciales)
  const todos: Propuesta = propuestaDe(despues, actual)
  const campos = sinRepetir(Object.keys(todos) as CampoSugerible[], actual, despues)
  return { campos, cambios: todos }
}

/** What is about to be proposed, field by field, before it is sent. */
function Diferencias({ iniciales }: { iniciales: Valores }) {
  const valores = { ...iniciales, ...useWatch<Valores>() } as Valores
  const antes = datosDe(iniciales)
  const despues = datosDe(valores)
  const { campos: propuestos } = propose(iniciales, despues)
  const deEntera = propuestos.filter(isFechaEntera).map((campo) => campo.replace('edtf', ''))
  const vaciados = sinRepetir([...camposSugeribles], antes, despues).filter(
    (campo) =>
      textoDeCampo(campo, despues[campo]) === '—' &&
      textoDeCampo(campo, antes[campo]) !== '—' &&
      !deEntera.some((suyo) => campo.startsWith(suyo)),
  )

  return (
    <section className="diferencias" aria-label="Lo que propones cambiar">
      <h3>Lo que propones cambiar</h3>
      {propuestos.length + vaciados.length === 0 && <p className="apagado">Todavía nada.</p>}
      <dl>
        {propuestos.map((campo) => (
          <div key={campo}>
            <dt>{etiquetaDeCampo[campo]}</dt>
            <dd>
              <del>
                <span className="oculto">Antes: </span>
                {textoDeCampo(campo, antes[campo])}
              </del>
              <span aria-hidden="true">→</span>
              <ins>
                <span className="oculto">Después: </span>
                {textoDeCampo(campo, despues[campo])}
              </ins>
            </dd>
          </div>
        ))}
        {vaciados.map((campo) => (
          <div key={campo}>
            <dt>{etiquetaDeCampo[campo]}</dt>
            <dd>
              <span>{textoDeCampo(campo, antes[campo])}</span>
              <span className="ui-ayuda">
                Queda como está: una sugerencia no puede vaciar un campo. Si el dato sobra, cuéntalo en el
                motivo.
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The values as the schema reads them, whatever its rules say of them. */
function datosDe(valores: Valores): DatosDeSugerencia {
  const escritos = new Map<string, unknown>(Object.entries(leidas(valores)))
  const leidos = Object.entries(sugerenciaNueva.shape).map(([campo, tipo]) => [
    campo,
    tipo.parse(escritos.get(campo)),
  ])
  return conEdtf(Object.fromEntries(leidos))
}

/** The creator, as it is compared with what is proposed. */
const actualDe = (iniciales: Valores) => conEdtf(datosDeCreador.parse(leidas(iniciales)))
