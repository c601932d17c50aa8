import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { aporteConFuente } from '../../domain/aportes/aportes'
import type { DatosDeCreador } from '../../domain/creadores/datos-de-creador'
import { dispositivo } from '../../lib/dispositivo'
import { toast } from '../../ui/toast'
import { Alumno } from '../creador/alumno'
import { Basica } from '../creador/basica'
import { ocultoDe } from '../creador/campo-oculto'
import { Texto } from '../creador/campos'
import { FormularioDeCreador } from '../creador/formulario-de-creador'
import { Multimedia } from '../creador/multimedia'
import { type Pestana, Pestanas } from '../creador/pestanas'
import { resolverDelFormulario } from '../creador/resolver'
import { RolesYPeriodo } from '../creador/roles-y-periodo'
import { useBorrador, useSave } from '../creador/use-borrador-de-creador'
import { useDespedida } from '../creador/use-despedida'
import { useFaltas } from '../creador/use-faltas'
import { cuerpoDe, periodoDe, type Valores } from '../creador/valores'
import { Foto } from './foto'
import { Parecidos } from './parecidos'
import { Pasos } from './pasos'
import { PeriodoQueSale } from './periodo-que-sale'
import { usePasos } from './use-pasos'

interface Props {
  /** Where what is half written is kept. */
  clave: string
  iniciales: Valores
  send: (datos: DatosDeCreador, oculto: object) => Promise<unknown>
  textos: { send: string; exito: string; fallo: string }
  /** A new one: likely duplicates are shown. */
  nuevo?: boolean
  /** 2.5 s after it was taken. */
  onFinish: () => void
  onCancel?: () => void
}

/** A visitor's creator, new or sent back. */
export function FormularioDeAporte({ clave, iniciales, send, textos, nuevo, onFinish, onCancel }: Props) {
  const defaultValues = useBorrador(clave, iniciales)
  const [pestana, setPestana] = useState<Pestana>('basica')
  const [enviado, setEnviado] = useState(false)
  const form = useForm<Valores, unknown, DatosDeCreador>({
    defaultValues,
    resolver: resolverDelFormulario(aporteConFuente),
    shouldFocusError: false,
  })
  const [subiendo, setSubiendo] = useState(false)
  const faltas = useFaltas({ form, hasMotivo: false, setPestana })
  const { formulario, ...pasos } = usePasos({ form, pestana, setPestana, faltas })
  useSave(form, clave, iniciales)
  useDespedida(enviado, () => {
    form.reset(iniciales)
    setPestana('basica')
    setEnviado(false)
    onFinish()
  })

  const onSend = form.handleSubmit(async (datos, evento) => {
    try {
      await send(cuerpoDe({ ...datos, period: datos.period || periodoDe(datos) }), ocultoDe(evento))
      setEnviado(true)
      faltas.forget()
      dispositivo.forget(clave)
      toast.successUntilClosed(textos.exito)
    } catch (error) {
      faltas.showRechazo(error, textos.fallo)
    }
  }, faltas.show)

  return (
    <FormularioDeCreador
      ref={formulario}
      form={form}
      onSend={onSend}
      enviado={enviado || subiendo}
      send={textos.send}
      onCancel={onCancel}
      pasos={pasos}
    >
      <Pasos pestana={pestana} />
      <Pestanas
        pestana={pestana}
        onChange={setPestana}
        contenidos={{
          basica: <Basica obligatoria trasNombre={nuevo && <Parecidos />} />,
          roles: <RolesYPeriodo obligatoria periodo={<PeriodoQueSale actual={iniciales.period} />} />,
          multimedia: (
            <>
              <Multimedia foto={<Foto onBusy={setSubiendo} />} conFuente />
              <Aportante />
            </>
          ),
        }}
      />
    </FormularioDeCreador>
  )
}

function Aportante() {
  return (
    <section className="ui-formulario aportante">
      <h3>Quién lo aporta</h3>
      <Texto
        name="email"
        type="email"
        label="Tu email"
        autoComplete="email"
        hint="No se publica. Por aquí sabrás qué pasa con tu aporte."
        required
      />
      <Alumno />
    </section>
  )
}
