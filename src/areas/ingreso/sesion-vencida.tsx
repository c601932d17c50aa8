import { useState } from 'react'
import { SESION_VENCIDA } from '../../domain/sesiones/textos-de-sesion'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { queryClient } from '../base/consultas'
import { leave } from '../base/salir'
import type { Acceso } from './acceso'
import { PasoDelCodigo } from './paso-del-codigo'
import { PasoDelEmail } from './paso-del-email'
import { type Codigo, useCodigo } from './use-codigo'

interface Props {
  acceso: Acceso
  /** Only the same person can go on where this one was; the administrator may have changed the address meanwhile. */
  email: string
}

/**
 * A session that ended in the middle of something: one signs in again over the screen, which stays as it was, with
 * all that is written in it. Closed, it waits at the top, so that a text can still be copied.
 */
export default function SesionVencida({ acceso, email }: Props) {
  const [abierta, setAbierta] = useState(true)
  const [conOtro, setConOtro] = useState(false)
  const codigo = useCodigo(
    acceso,
    () => void queryClient.invalidateQueries(),
    () => ({ email, enviado: false, dicho: '', otroDesde: 0 }),
  )
  const changeEmail = () => {
    setConOtro(true)
    codigo.changeEmail()
  }

  return (
    <>
      {!abierta && (
        <p className="sesion-vencida fila" role="alert">
          {SESION_VENCIDA} <Button onClick={() => setAbierta(true)}>Ingresar de nuevo</Button>
        </p>
      )}
      <Dialog
        open={abierta}
        onClose={() => setAbierta(false)}
        title="Ingresa de nuevo para seguir"
        description={`${SESION_VENCIDA} Lo que estabas escribiendo sigue aquí.`}
        size="narrow"
      >
        <div className="ui-dialogo-cuerpo ui-formulario">
          {codigo.enviado ? (
            <PasoDelCodigo codigo={codigo} onChangeEmail={changeEmail} />
          ) : conOtro ? (
            <PasoDelEmail codigo={codigo} vuelve />
          ) : (
            <Pedir codigo={codigo} email={email} onChangeEmail={changeEmail} />
          )}
          <Button variant="quiet" onClick={leave}>
            Salir y perder lo que no guardé
          </Button>
        </div>
      </Dialog>
    </>
  )
}

interface PropsDePedir {
  codigo: Codigo
  email: string
  onChangeEmail: () => void
}

function Pedir({ codigo, email, onChangeEmail }: PropsDePedir) {
  return (
    <>
      <p>
        Enviaremos un código a <b>{email}</b>.
      </p>
      {codigo.fallaAlPedir && <p className="ui-error">{codigo.fallaAlPedir}</p>}
      <Button
        variant="primary"
        onClick={() => codigo.call(email)}
        saving={codigo.pidiendo}
        savingLabel="Enviando..."
      >
        Enviar código
      </Button>
      <Button variant="quiet" onClick={() => codigo.yaTengoUno(email)}>
        Ya tengo un código
      </Button>
      <Button variant="quiet" onClick={onChangeEmail}>
        Cambiar el email
      </Button>
    </>
  )
}
