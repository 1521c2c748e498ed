import {useState} from 'react';
import {Button, Text, View} from 'react-native';
import {
  setLogLevel,
  simulateDelivery,
  useDeliverySession,
  type DeliverySession,
} from '{{reactNative.package}}';

/** Register this instead of `App` to see that the SDK is in the build. */
export function InstallationCheck() {
  const [session, setSession] = useState<DeliverySession | null>(null);
  const {state, events} = useDeliverySession(session);

  const run = async () => {
    setLogLevel('debug');
    const simulated = await simulateDelivery({type: 'houseDelivery'}, 0);
    setSession(simulated);
    await simulated.complete('handedToRecipient');
  };

  return (
    <View style={{flex: 1, justifyContent: 'center'}}>
      <Button title="Run a delivery" onPress={() => void run()} />
      <Text>{`${state ?? 'not started'}, ${events.length} events`}</Text>
    </View>
  );
}
