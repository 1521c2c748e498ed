import {useState} from 'react';
import {Button, Text, View} from 'react-native';
import {simulateDelivery, useDeliverySession, type DeliverySession} from '{{reactNative.package}}';

/** Register this instead of `App` to watch a recorded delivery. */
export function InstallationCheck() {
  const [session, setSession] = useState<DeliverySession | null>(null);
  const {state, events} = useDeliverySession(session);

  const run = async () => {
    const simulated = await simulateDelivery({type: 'apartmentDelivery'}, 0);
    setSession(simulated);
    simulated.onState((next) => console.info(next));
    await simulated.complete('leftAtDoor');
  };

  return (
    <View style={{flex: 1, justifyContent: 'center'}}>
      <Button title="Run a delivery" onPress={() => void run()} />
      {events.map(({eventId, kind}) => (
        <Text key={eventId}>{kind.type}</Text>
      ))}
      <Text>{state ?? 'not started'}</Text>
    </View>
  );
}
