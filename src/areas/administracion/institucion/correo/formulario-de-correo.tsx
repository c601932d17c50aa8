import { useSuspenseQuery } from '@tanstack/react-query'
import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import {
  type CambioDeServidor,
  cambioDeServidor,
  POR_MINUTO,
  PUERTO,
  type Seguridad,
  seguridades,
} from '../../../../domain/correos/servidor'
import { textoDeFalla } from '../../../../lib/api'
import { Button } from '../../../../ui/button'
import { Select } from '../../../../ui/select'
import { NumberField, TextField } from '../../../../ui/text-field'
import { toast } from '../../../../ui/toast'
import { useCampo } from '../../../base/formulario/use-campo'
import { useFormulario } from '../../../base/formulario/use-formulario'
import { useAccion } from '../../../base/use-accion'
import { CampoDeClave } from '../../../ingreso/campo-de-clave'
import { CampoDeCodigo } from '../../../ingreso/campo-de-segundo-factor'
import { factorQuery } from '../../seguridad/queries'
import { type Servidor, saveServidor, tryOut } from './queries'

/** As it is typed: numbers are texts until the schema reads them. */
type Campos = Omit<CambioDeServidor, 'puerto' | 'por_minuto'> & {
  puerto: string
  por_minuto: string
  /** Whom a test goes to. */
  para: string
}

const FALLA = 'No se pudo guardar el correo.'

export function FormularioDeCorreo({ servidor }: { servidor: Servidor }) {
  const { form, showFaltas, showRechazo, returnTo } = useFormulario<Campos, CambioDeServidor>({
    borrador: null,
    iniciales: inicialesDe(servidor),
    esquema: cambioDeServidor,
  })
  const { send, enviando } = useAccion(saveServidor)
  const onSend = form.handleSubmit(
    (datos) =>
      send(datos, {
        onSuccess: (guardado) => {
          returnTo(inicialesDe(guardado))
          toast.success('Listo: el próximo correo sale por ahí.')
        },
        onError: showRechazo(FALLA),
      }),
    showFaltas,
  )
  return (
    <FormProvider {...form}>
      <form className="panel ui-formulario" noValidate onSubmit={onSend}>
        <h2>{servidor.origen ? 'Cambiarlo' : 'Elegir un servicio'}</h2>
        <Servicios />
        <CamposDeServidor guardada={servidor.clave === 'GUARDADA'} />
        <Permiso />
        <Prueba />
        <div className="botones">
          <Button type="submit" variant="primary" saving={enviando}>
            Guardar
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

function inicialesDe({
  proveedor,
  origen,
  remitente,
  servidor,
  puerto,
  seguridad,
  usuario,
  por_minuto,
}: Servidor): Campos {
  return {
    proveedor: proveedor === 'resend' ? 'resend' : 'smtp',
    remitente: origen ? remitente : '',
    servidor: servidor ?? '',
    puerto: puerto === null ? '' : String(puerto),
    seguridad: seguridad ?? 'STARTTLS',
    usuario: usuario ?? '',
    clave: '',
    por_minuto: String(por_minuto ?? POR_MINUTO),
    password: '',
    codigo: '',
    para: '',
  }
}

const conocidos = [
  { nombre: 'Gmail', proveedor: 'smtp', servidor: 'smtp.gmail.com', seguridad: 'STARTTLS' },
  { nombre: 'Outlook', proveedor: 'smtp', servidor: 'smtp.office365.com', seguridad: 'STARTTLS' },
  { nombre: 'Resend', proveedor: 'resend', servidor: '', seguridad: 'STARTTLS' },
  { nombre: 'Otro', proveedor: 'smtp', servidor: '', seguridad: 'STARTTLS' },
] as const

/** What is the same for everybody who uses one of them. */
function Servicios() {
  const { setValue } = useFormContext<Campos>()
  const fill = ({ proveedor, servidor, seguridad }: (typeof conocidos)[number]) => {
    setValue('proveedor', proveedor)
    setValue('servidor', servidor)
    setValue('seguridad', seguridad)
    setValue('puerto', proveedor === 'smtp' ? String(PUERTO[seguridad]) : '')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame
    <div className="botones" role="group" aria-label="¿Con cuál?">
      {conocidos.map((uno) => (
        <Button key={uno.nombre} onClick={() => fill(uno)}>
          {uno.nombre}
        </Button>
      ))}
    </div>
  )
}

const textoDeSeguridad: Record<Seguridad, string> = {
  STARTTLS: 'STARTTLS (puerto 587)',
  TLS: 'TLS (puerto 465)',
  NINGUNA: 'Sin cifrado (solo en esta máquina o sin usuario)',
}

function CamposDeServidor({ guardada }: { guardada: boolean }) {
  const campo = useCampo<Campos>()
  const isSmtp = useWatch<Campos, 'proveedor'>({ name: 'proveedor' }) === 'smtp'
  const sigue = guardada ? ' En blanco, sigue la guardada.' : ''
  return (
    <>
      <TextField
        label="Remitente"
        required
        placeholder="Cátedra <catedra@ejemplo.edu.py>"
        hint="Quién firma: una dirección de la que tu servicio te deja enviar."
        {...campo('remitente')}
      />
      {isSmtp && (
        <>
          <TextField label="Servidor" required autoComplete="off" inputMode="url" {...campo('servidor')} />
          <Select
            label="Cifrado"
            options={seguridades.map((value) => ({ value, label: textoDeSeguridad[value] }))}
            {...campo('seguridad')}
          />
          <NumberField label="Puerto" hint="En blanco, el de ese cifrado." {...campo('puerto')} />
          <TextField label="Usuario" autoComplete="off" {...campo('usuario')} />
        </>
      )}
      <TextField
        label={isSmtp ? 'Clave del correo' : 'Clave de Resend (API key)'}
        type="password"
        autoComplete="new-password"
        hint={(isSmtp ? 'En Gmail, una «contraseña de aplicación».' : '') + sigue}
        {...campo('clave')}
      />
      <NumberField
        label="Correos por minuto"
        hint="Lo que tu servicio permite; los códigos de ingreso no esperan."
        {...campo('por_minuto')}
      />
    </>
  )
}

/** Whoever sets the mail server reads every code. */
function Permiso() {
  const campo = useCampo<Campos>()
  const { data: factor } = useSuspenseQuery(factorQuery)
  return (
    <>
      <CampoDeClave
        {...campo('password')}
        label="Tu contraseña de administración"
        hint="Por el correo pasan los códigos con que todos ingresan: por eso se pide."
      />
      {factor.activo && <CampoDeCodigo {...campo('codigo')} />}
    </>
  )
}

const nombreDePaso = {
  CONEXION: 'conexión',
  CIFRADO: 'cifrado',
  USUARIO: 'usuario',
  REMITENTE: 'remitente',
  ENVIO: 'envío',
}
const FALLA_DE_PRUEBA = 'No se pudo enviar la prueba.'

/** A mail by what stands in the form, before it is saved. */
function Prueba() {
  const campo = useCampo<Campos>()
  const { getValues } = useFormContext<Campos>()
  const { send, enviando, error, datos } = useAccion(tryOut)
  const onTry = () => {
    const { para, password, codigo: _, ...con } = getValues()
    send({ para, password, con: con as never })
  }
  return (
    <section className="apartado" aria-label="Probar antes de guardar">
      <TextField label="Enviar una prueba a" type="email" autoComplete="email" {...campo('para')} />
      <div role="status">
        {datos && !enviando && (
          <p className="resultado">
            {datos.message} ({datos.pasos.map(({ paso }) => `${nombreDePaso[paso]} ✓`).join(', ')})
          </p>
        )}
        {error && !enviando && <p className="ui-error">{textoDeFalla(FALLA_DE_PRUEBA, error)}</p>}
      </div>
      <div className="botones">
        <Button onClick={onTry} saving={enviando} savingLabel="Probando...">
          Probar
        </Button>
      </div>
    </section>
  )
}
