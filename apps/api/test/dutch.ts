/** In no sentence of ours in French or English; a plan's own names, as 'Rij 1', may be. */
export const DUTCH_WORD =
  /(?<!\p{L})(uw|u|uur|wij|het|een|niet|voor|bij|zijn|krijgt|reservering|plaatsen|stoel|bedrag|mededeling)(?!\p{L})/iu;
