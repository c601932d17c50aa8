const lista = (texto: string) => texto.split(',').map((palabra) => palabra.trim())

export const nombres = lista(
  `José, María, Agustín, Josefina, Asunción, Ramón, Lourdes, Óscar, Susana, Emiliano, Ñeca, Félix, Carmen, Herminio,
   Delfina, Raúl, Mercedes, Ángel, Concepción, Demetrio, Luz, Eladio, Beatriz, Mauricio, Sofía, Teodoro, Elvira, Julián,
   Renée, Víctor, Perla, Darío, Inés, Cayo, Úrsula, Manuel, Arami, Rigoberto, Gladys, Narciso, Marité, Aníbal`,
)

export const apellidos = lista(
  `Flores, Barrios, Ortiz, Núñez, Giménez, Cardozo, Fariña, Ayala, Báez, Ñamandú, Plá, Correa, Romero, Casaccia, Cadogan,
   Guanes, Escalada, Talavera, Ríos, Samudio, Alborno, Boettner, Ocampo, Montórfano, Bestard, Delgado, Vera, Acosta,
   Bareiro, Saguier, Ferrer, Escobar, Guggiari, Colombino, Migliorisi, Campos, Abente, Domínguez, Appleyard, Szarán,
   O’Leary, Zarza, Yambay, Quintana, Irala, Lamas, Villagra, Peña`,
)

export const ciudades = lista(
  `Asunción, Encarnación, Villarrica, Concepción, Pilar, Luque, Areguá, Itauguá, San Bernardino, Paraguarí, Caazapá,
   Ybycuí, Yaguarón, Coronel Oviedo, Ñeembucú, Pedro Juan Caballero, Capiatá, Piribebuy, Caacupé, Limpio`,
)

export const sustantivos = lista(
  `la guarania, el arpa, la polca, el teatro, la acuarela, el grabado, la novela, el coro, la orquesta, la guitarra, el cine,
   la cerámica, el poema, el mural, la crónica, el ballet, la zarzuela, el purahéi, el ñandutí, la imprenta, el río`,
)

export const obras = lista(
  `Recuerdos de, Canto a, Retrato de, Elegía para, Danza de, Cuentos de, Noches de, Memoria de, Sinfonía de, Historia de`,
)

export const frases = lista(
  `Se formó junto a maestros de, Publicó sus primeros trabajos sobre, Dirigió durante años un taller dedicado a,
   Viajó con una beca y volvió para enseñar, Dejó una obra breve pero decisiva en torno a, Fundó una escuela que renovó,
   Recibió el reconocimiento de la crítica por su mirada sobre, Reunió en tres volúmenes su investigación sobre,
   Participó en las tertulias que transformaron, Unió la tradición popular con la vanguardia en`,
)
