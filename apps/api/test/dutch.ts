/** Words that no French or English sentence of ours has; a hall plan's own names may ('Rij 1'). */
export const DUTCH_WORD =
  /(?<!\p{L})(uw|u|uur|wij|het|een|niet|voor|bij|zijn|krijgt|reservering|plaatsen|stoel|bedrag|mededeling)(?!\p{L})/iu;
