/** What each road to a new hall gets. */
export interface RoadProps {
  onMade: (hall: { id: number }) => void;
  /** To the choice between the roads. */
  onBack: () => void;
  onClose: () => void;
}
