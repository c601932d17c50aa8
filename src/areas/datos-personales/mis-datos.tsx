import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pedidoDeBorrado } from '../../domain/casa/datos-personales'
import type { RolConCodigo } from '../../domain/sesiones/codigos'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextArea } from '../../ui/text-field'
import { Exportar } from '../base/exportar'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { useCampo } from '../base/formulario/use-campo'
import { fechaYHora } from '../base/instantes'
import { Lectura } from '../base/lectura'
import { direccionDeDatos, pedidoPropioQuery, requestBorrado } from './propios'

/** What one may do with what is kept of oneself. */
export function MisDatos({ rol }: { rol: RolConCodigo }) {
  return (
    <section className="panel apartado perfil" aria-labelledby="mis-datos">
      <h2 id="mis-datos">Mis datos</h2>
      <p>Puedes llevarte todo lo que se guarda de ti y los archivos que enviaste, o pedir que se borre.</p>
      <Lectura falla="No se pudo saber si ya pediste que se borren tus datos.">
        <Pedido rol={rol} />
      </Lectura>
    </section>
  )
}

function Pedido({ rol }: { rol: RolConCodigo }) {
  const { pedido } = useSuspenseQuery(pedidoPropioQuery(rol)).data
  const [pidiendo, setPidiendo] = useState(false)
  const espera = pedido?.estado === 'PENDIENTE'
  return (
    <>
      {espera && (
        <p role="status">
          El {fechaYHora(pedido.created_at)} pediste que se borren tus datos. La administración te va a
          responder.
        </p>
      )}
      {pedido?.estado === 'RECHAZADO' && (
        <p>
          Pediste que se borren tus datos y te respondieron: <q>{pedido.respuesta}</q>
        </p>
      )}
      <div className="botones">
        <Exportar direccion={direccionDeDatos[rol]} falla="No se pudieron descargar tus datos.">
          Descargar mis datos
        </Exportar>
        {!espera && <Button onClick={() => setPidiendo(true)}>Pedir que se borren</Button>}
      </div>
      <Dialog
        open={pidiendo}
        onClose={() => setPidiendo(false)}
        title="Pedir que se borren mis datos"
        size="narrow"
      >
        <FormularioDePedido rol={rol} onClose={() => setPidiendo(false)} />
      </Dialog>
    </>
  )
}

function FormularioDePedido({ rol, onClose }: { rol: RolConCodigo; onClose: () => void }) {
  return (
    <FormularioQueGuarda
      borrador={`pedido-de-borrado-${rol}`}
      iniciales={{ motivo: '' }}
      esquema={pedidoDeBorrado}
      accion={requestBorrado(rol)}
      falla="No se pudo enviar el pedido."
      send="Enviar el pedido"
      mientras="Enviando..."
      onClose={onClose}
    >
      <p>
        Si se acepta, tu nombre, tu email y lo que escribiste y enviaste se borran para siempre, y ya no
        podrás ingresar. Un acta ya cerrada conserva lo que dice.
      </p>
      <Motivo />
    </FormularioQueGuarda>
  )
}

function Motivo() {
  const campo = useCampo<{ motivo: string }>()
  return <TextArea label="Motivo" hint="Opcional." {...campo('motivo')} />
}
